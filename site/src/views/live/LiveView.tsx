import { LiveScreen, type LiveScreenProps } from '../../live/LiveScreen.island.tsx';
import type { ViewProps } from '../view.ts';

/** The Live page as it stands at this moment; in a browser `ScreenDocument.astro` brings it to life. */
export const LiveView = ({ data }: ViewProps<'live', LiveScreenProps>) => <LiveScreen {...data} />;
