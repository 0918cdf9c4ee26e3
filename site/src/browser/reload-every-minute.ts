/** For a page that stays open and shows what the server knows now. */
setTimeout(() => location.reload(), 60_000);

export {};
