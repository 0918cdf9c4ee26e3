/** What the contact form posts, by field; `message` in `forms.ts` has the same by label. */
export const contactValues = (email: string) => ({
  firstName: 'Reinaert',
  lastName: 'de Vos',
  email,
  message: `Mag de hond mee naar de leeshoek? ${email}`,
});
