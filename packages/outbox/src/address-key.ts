/** One form per mailbox, to find an address by: people type capitals and spaces as they come. */
export function addressKey(email: string): string {
  return storable(email).trim().normalize('NFC').toLowerCase();
}

/** PostgreSQL keeps no NUL, and half a surrogate pair survives no database. */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed();
