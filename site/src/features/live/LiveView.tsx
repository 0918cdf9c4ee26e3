import type { ViewProps } from '../view.ts';
import { LiveScreen, type LiveScreenProps } from './LiveScreen.island.tsx';

/** The Live page as it stands at this moment; in a browser `ScreenDocument.astro` brings it to life. */
export const LiveView = ({ data }: ViewProps<'live', LiveScreenProps>) => <LiveScreen {...data} />;
