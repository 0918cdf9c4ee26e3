/** The form in which an address is looked up: people type capitals and spaces differently each time. */
export const addressKey = (email: string): string => storable(email).trim().normalize('NFC').toLowerCase();

/** Text that both databases take: PostgreSQL stores no NUL, neither stores a lone surrogate. */
export const storable = (text: string): string => text.replaceAll('\0', ' ').toWellFormed();
