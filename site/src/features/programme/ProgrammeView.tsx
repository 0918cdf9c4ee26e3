import { Logo } from '../../layout/Logo.tsx';
import type { Frame } from '../view.ts';
import type { LoadedProgramme } from './load.ts';
import { ProgrammePrint } from './print/ProgrammePrint.tsx';

type ProgrammeViewProps = { readonly data: LoadedProgramme; readonly frame: Frame };

/** The programme for printing. The list itself is an island (`ProgrammePage.astro`). */
export const ProgrammeView = ({ data, frame: { brand } }: ProgrammeViewProps) =>
  data.kind === 'list' ? null : (
    <ProgrammePrint
      model={data.model}
      logo={<Logo brand={brand} mode="repeat" size="footer" />}
      emptyText={data.emptyText}
    />
  );
