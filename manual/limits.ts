/** A field of the model: its type, and the options of that. */
export type Setting = { readonly type: string; readonly [option: string]: unknown };

/** The Dutch name of every component, by its own name. */
export type Labels = ReadonlyMap<string, string>;

const list = (names: readonly string[], last = 'of'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The words of a closed list, as the editor shows them. */
export const optionsOf = (setting: Setting): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(setting.options) ? setting.options : []).map((option: { value: string; name: string }) => [
      option.value,
      option.name,
    ]),
  );

/** Numbers as they are written in Belgium: `15 000`, `-90`. */
const number = (value: unknown): string => Number(value).toLocaleString('nl-BE');

function ofNumber({ min_value: min, max_value: max, decimals }: Setting): string {
  const kind = decimals ? `Een getal met hoogstens ${decimals} cijfers na de komma` : 'Een heel getal';
  if (min !== undefined && max !== undefined) return `${kind}, van ${number(min)} tot ${number(max)}.`;
  return min === undefined ? `${kind}.` : `${kind}, minstens ${number(min)}.`;
}

function ofBlocks(setting: Setting, labels: Labels): string {
  const names = textsOf(setting.component_whitelist).map((name) => labels.get(name) ?? name);
  if (names.length > 8) return 'Blokken voor een pagina, zoveel je wil: zie het deel ‘Blokken’.';
  return setting.maximum === 1 ? `Hoogstens één: ${list(names)}.` : `Zoveel je wil: ${list(names, 'en')}.`;
}

function ofChoice(setting: Setting, labels: Labels): string {
  const many = setting.type === 'options';
  if (setting.source === 'internal_stories') {
    const kinds = list(textsOf(setting.filter_content_type).map((name) => `‘${labels.get(name) ?? name}’`));
    return many ? `Eén of meer verhalen van de soort ${kinds}.` : `Eén verhaal van de soort ${kinds}.`;
  }
  if (setting.source === 'internal') return `Eén of meer uit de lijst ‘${String(setting.datasource_slug)}’.`;
  return `${many ? 'Kies een of meer' : 'Kies één'}: ${list([...optionsOf(setting).values()])}.`;
}

const ofLength = ({ max_length: most }: Setting): string =>
  most === undefined ? '' : `, hoogstens ${number(most)} tekens`;

const TEXT_BLOCKS = 'Koppen, vet, lijsten, links en beelden';

/**
 * What a field takes, as one Dutch sentence: the kind, and the limits that the editor holds to. `labels` names other
 * components. Throws for a kind of field that has no sentence here.
 */
export function limitOf(setting: Setting, labels: Labels): string {
  switch (setting.type) {
    case 'text':
      return setting.regex
        ? 'Eén regel, precies in de gevraagde vorm.'
        : `Eén regel tekst${ofLength(setting)}.`;
    case 'textarea':
      return `Gewone tekst, ook meer regels${ofLength(setting)}.`;
    case 'richtext': {
      const names = textsOf(setting.component_whitelist).map((name) => labels.get(name) ?? name);
      return names.length > 0 ? `${TEXT_BLOCKS}, en de blokken ${list(names, 'en')}.` : `${TEXT_BLOCKS}.`;
    }
    case 'number':
      return ofNumber(setting);
    case 'boolean':
      return 'Aan of uit. Begint uit.';
    case 'datetime':
      return setting.disable_time ? 'Een dag.' : 'Een dag en een uur.';
    case 'option':
    case 'options':
      return ofChoice(setting, labels);
    case 'bloks':
      return ofBlocks(setting, labels);
    case 'asset':
      return 'Een beeld uit de beeldbank.';
    case 'multilink':
      return 'Een pagina, een webadres, een e-mailadres of een bestand.';
    case 'custom':
      return setting.field_type === 'seo_metatags'
        ? 'Een titel en een beschrijving, ook voor gedeelde links.'
        : 'Wit, blauw, oranje of rood.';
    default:
      throw new Error(`the manual has no words for a field of type ${setting.type}`);
  }
}
