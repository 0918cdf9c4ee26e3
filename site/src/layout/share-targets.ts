/** Where a page is shared, as plain links. */
export function shareTargets({ url, title }: { url: string; title: string }): {
  facebook: string;
  x: string;
} {
  const facebook = new URLSearchParams({ u: url });
  const x = new URLSearchParams({ url, text: title });
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${facebook}`,
    x: `https://x.com/intent/post?${x}`,
  };
}
