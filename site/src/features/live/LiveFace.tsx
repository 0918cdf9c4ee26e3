import { After } from './faces/After.tsx';
import { Before } from './faces/Before.tsx';
import { Between } from './faces/Between.tsx';
import { Running } from './faces/Running.tsx';
import { Signing } from './faces/Signing.tsx';
import type { LiveData, LiveOptions } from './live-data.ts';
import { liveState, signingRows } from './live-state.ts';

/** What a face knows of the site around it. */
export type FaceSite = { readonly brand: string; readonly url: string; readonly mascot: boolean };

type LiveFaceProps = {
  readonly data: LiveData;
  /** Epoch ms of the server's clock. */
  readonly now: number;
  readonly options: LiveOptions;
  readonly site: FaceSite;
};

/** The one face that fits the moment (requirements D10, Live). The signing board is for days with signings. */
export function LiveFace({ data, now, options, site }: LiveFaceProps) {
  const state = liveState(data, now);
  const frame = { now, site };
  if (options.board === 'signing') {
    const rows = signingRows(data, now);
    if (rows.length > 0) return <Signing rows={rows} {...frame} />;
  }
  switch (state.kind) {
    case 'before':
      return <Before {...state} festival={data.festival} screen={options.screen} {...frame} />;
    case 'between':
      return <Between {...state} {...frame} />;
    case 'after':
      return <After {...state} {...frame} />;
    case 'running':
      return <Running {...state} slides={data.slides ?? []} unattended={options.screen} {...frame} />;
  }
}
