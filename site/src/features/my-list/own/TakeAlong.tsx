import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { share } from '@inktvis/messages/share';
import { MY_LIST_PATH, withSharedIds } from '@inktvis/programme/paths';
import { useId } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { Input } from '../../../ui/controls/Input.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Qr } from '../../../ui/images/Qr.tsx';
import { qrPicture } from '../../../ui/images/qr.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import own from './OwnList.module.css';
import styles from './TakeAlong.module.css';

export const SHARE_ID = ownId('delen');
export const AGENDA_ID = ownId('agenda');
const SHARE_TITLE = ownId('deel-titel');

const PIXELS_PER_MODULE = 12;

type TakeAlongProps = Readonly<Record<'base' | 'brand', string>> & { readonly ids: readonly string[] };

/** An address to copy, or to select where copying fails. */
function CopyField({ label, value, button }: Readonly<Record<'label' | 'value' | 'button', string>>) {
  const { isCopied, copy } = useCopy(value, { failed: myList.copy_failed });
  return (
    <div className="field-row">
      <Field id={useId()} label={label}>
        {({ id }) => (
          <Input
            id={id}
            className={styles.link}
            readOnly
            value={value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button onClick={copy}>
        <Icon name={isCopied ? 'check' : 'link'} />
        <span>{isCopied ? share.copied_button : button}</span>
      </Button>
    </div>
  );
}

export function TakeAlong({ ids, base, brand }: TakeAlongProps) {
  const address = base + withSharedIds(MY_LIST_PATH, ids);
  const calendar = withSharedIds(`${MY_LIST_PATH}.ics`, ids);
  const text = fill(myList.share_text, { brand });
  const mail = new URLSearchParams({ subject: myList.title, body: `${text}\r\n${address}` });
  // Closing the dialog of the device is no failure.
  const shareByDevice = () => navigator.share({ title: myList.title, text, url: address }).catch(() => {});
  return (
    <>
      <section className="section" data-page="white" aria-labelledby={SHARE_TITLE}>
        <div className="wrap">
          <div className={`${styles.panel} ruled-thick`} id={SHARE_ID}>
            <div className="stack gap-4" data-screen-only>
              <h2 className="step-3" id={SHARE_TITLE}>
                {myList.share}
              </h2>
              <p>{myList.share_help}</p>
              <CopyField label={myList.share_link} value={address} button={share.copy} />
              <p className="cluster gap-3">
                {'share' in navigator && (
                  <Button variant="line" onClick={shareByDevice}>
                    <Icon name="share" />
                    {myList.share_device}
                  </Button>
                )}
                <ButtonLink variant="line" href={`mailto:?${mail}`.replaceAll('+', '%20')}>
                  <Icon name="mail" />
                  {myList.share_mail}
                </ButtonLink>
              </p>
            </div>
            <div className={styles.code}>
              <Qr text={address} label={myList.qr_label} framed />
              <div>
                <p>
                  <b>{myList.qr_title}</b>
                  <br />
                  {myList.qr_text}
                </p>
                <a
                  className="words-button target"
                  data-screen-only
                  href={address}
                  download="mijn-leeslint.png"
                  onClick={(event) => {
                    const picture = qrPicture(address, PIXELS_PER_MODULE);
                    if (picture) event.currentTarget.href = picture;
                    else event.preventDefault();
                  }}
                >
                  {myList.qr_keep}
                </a>
              </div>
            </div>
          </div>
        </div>
      </section>
      <section
        className={`section ${own.last}`}
        data-page="blue"
        aria-labelledby={ownId('meenemen')}
        data-screen-only
      >
        <div className="wrap">
          <h2 className="visually-hidden" id={ownId('meenemen')}>
            {myList.take_along}
          </h2>
          <div className={`${own.columns} ${styles.boxes}`}>
            <div className="stack gap-3 ruled" id={AGENDA_ID}>
              <h3>{myList.agenda_title}</h3>
              <p>{myList.agenda_text}</p>
              <p className="cluster gap-3">
                <ButtonLink href={calendar}>
                  <Icon name="calendar" />
                  {myList.agenda_add}
                </ButtonLink>
                <ButtonLink variant="line" href={base.replace(/^https?:/, 'webcal:') + calendar}>
                  {myList.agenda_subscribe}
                </ButtonLink>
              </p>
              <CopyField label={myList.agenda_link} value={base + calendar} button={myList.agenda_copy} />
            </div>
            <div className="stack gap-3 ruled">
              <h3>{myList.print_title}</h3>
              <p>{myList.print_text}</p>
              <p>
                <Button onClick={() => print()}>
                  <Icon name="print" />
                  {myList.print}
                </Button>
              </p>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}
