/** How large a title can stand: an editor may write five hundred characters, and they all show. */
export const titleScale = (title: string): 'normal' | 'long' | 'endless' =>
  title.length <= 80 ? 'normal' : title.length <= 200 ? 'long' : 'endless';
