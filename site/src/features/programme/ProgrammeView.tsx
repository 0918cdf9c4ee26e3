import { Logo } from '../../layout/Logo.tsx';
import type { Frame } from '../view.ts';
import type { LoadedProgramme } from './load.ts';
import { ProgrammePrint } from './print/ProgrammePrint.tsx';
import { DaySheet } from './sheet/DaySheet.tsx';

type ProgrammeViewProps = { readonly data: LoadedProgramme; readonly frame: Frame };

/** The programme for printing. The list itself is an island (`ProgrammePage.astro`). */
export const ProgrammeView = ({ data, frame: { brand } }: ProgrammeViewProps) => {
  if (data.kind === 'list') return null;
  if (data.kind === 'print') return <ProgrammePrint model={data.model} emptyText={data.emptyText} />;
  const logo = <Logo brand={brand} mode="repeat" size="footer" />;
  return <DaySheet model={data.model} logo={logo} emptyText={data.emptyText} />;
};
