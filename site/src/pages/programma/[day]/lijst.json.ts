/** `GET /programma/zondag-27-oktober/lijst.json?thema=…`: the list of `/programma/zondag-27-oktober?thema=…`. */
export { programmeData as GET } from '../_data-route.ts';
