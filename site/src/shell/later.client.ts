/** What only pages with a form or with places nearby do in the browser: listen, and fetch the rest when it is used. */
import '../forms/forms.client.ts';
import '../near/browser/near.client.ts';
