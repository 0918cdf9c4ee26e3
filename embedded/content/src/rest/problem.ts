import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a REST read gives no answer: the status and the text of its body (contract content-service 1.9). */
export type Problem = { readonly status: ContentfulStatusCode; readonly message: string };

/** Something in the question is wrong or unknown. */
export const badParameter = (message: string): Problem => ({ status: 422, message });
export const unauthorised: Problem = { status: 401, message: 'Unauthorized' };

/** There is no such record, or not in the version that was asked for. */
export const missingRecord: Problem = { status: 404, message: 'This record could not be found' };

/** The body of an error; a missing record has a form of its own. */
export const problemBody = (problem: Problem): { error: string } | [string] =>
  problem === missingRecord ? [problem.message] : { error: problem.message };
