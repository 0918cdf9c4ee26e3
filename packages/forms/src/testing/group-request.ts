/** A request for group tickets as a visitor fills it in, by field. */
export const groupRequest = {
  organisation: 'Leesclub De Krinkel',
  street: 'Begijnhofstraat 3',
  postal: '8500',
  city: 'Kortrijk',
  vat: 'BE 0403.019.261',
  contactName: 'Reinaert de Vos',
  contactEmail: 'reinaert@voorbeeld.be',
  ticketsAmount: '24',
  extraInfo: '',
};
