import { fill } from '@inktvis/messages/fill';
import { live } from '@inktvis/messages/live';
import type { SigningRow } from '../live-state.ts';
import css from './Signing.module.css';

/** The signing board: who signs today, where and when; what is under way stands out. */
export const Signing = ({ rows }: { readonly rows: readonly SigningRow[] }) => (
  <div className={css.body}>
    <table className={css.table}>
      <caption className="visually-hidden">{live.signing_caption}</caption>
      <thead>
        <tr>
          <th scope="col">{live.signing_hour}</th>
          <th scope="col">{live.signing_who}</th>
          <th scope="col">{live.signing_place}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, time, title, place, until }) => (
          <tr key={id} className={until ? css.now : undefined}>
            <th scope="row" className={css.number}>
              {time}
            </th>
            <td>
              <span>{title}</span>
              {until && <small className={css.until}>{fill(live.signing_now, { time: until })}</small>}
            </td>
            <td className={css.place}>{place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
