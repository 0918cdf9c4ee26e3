/** `GET /programma/lijst.json?thema=…`: the list of `/programma?thema=…`. */
export { programmeData as GET } from './_data-route.ts';
