import { ownId } from '@inktvis/foundation/element-id';
import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import { share } from '@inktvis/messages/share';
import { type FocusEvent, useRef } from 'react';
import { Button, type ButtonSize } from '../../../ui/controls/Button.tsx';
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx';
import { Field } from '../../../ui/controls/Field.tsx';
import { Input } from '../../../ui/controls/Input.tsx';
import { Icon } from '../../../ui/images/Icon.tsx';
import { Qr } from '../../../ui/images/Qr.tsx';
import { qrPicture } from '../../../ui/images/qr.ts';
import { Section } from '../../../ui/Section.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { Wrap } from '../../../ui/Wrap.tsx';
import { mailAddress } from '../addresses.ts';
import styles from './SharePanel.module.css';

/** The id that the button above the list links to. */
export const SHARE_ID = ownId('delen');

const PIXELS_PER_MODULE = 12;

type SharePanelProps = {
  /** The address that shows this list to anybody. */
  readonly address: string;
  readonly brand: string;
  /** How many items it leaves out, because an address has a maximum length. */
  readonly leftOut: number;
};

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

type CopyButtonProps = { readonly text: string; readonly size?: ButtonSize };

/** Copies `text` and says so, in the button too. */
export function CopyButton({ text, size }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(text, { failed: myList.copy_failed });
  return (
    <Button size={size} onClick={copy}>
      <Icon name={isCopied ? 'check' : 'link'} />
      <span>{isCopied ? share.copied_button : share.copy}</span>
    </Button>
  );
}

/** Saves the QR code as a picture, drawn on request. */
function DownloadButton({ address }: { readonly address: string }) {
  const link = useRef<HTMLAnchorElement>(null);
  const download = () => {
    const picture = qrPicture(address, PIXELS_PER_MODULE);
    if (!picture || !link.current) return;
    link.current.href = picture;
    link.current.click();
  };
  return (
    <>
      <button className={styles.download} type="button" onClick={download}>
        {myList.qr_keep}
      </button>
      {/* biome-ignore lint/a11y/useValidAnchor: it gets its address when the button is pressed */}
      <a ref={link} download="mijn-leeslint.png" hidden>
        {myList.qr_keep}
      </a>
    </>
  );
}

/** The list as a link: to copy, to send, to scan. */
export function SharePanel({ address, brand, leftOut }: SharePanelProps) {
  const text = fill(myList.share_text, { brand });
  // Closing the dialog of the device is no failure.
  const shareByDevice = () => navigator.share({ title: myList.title, text, url: address }).catch(() => {});
  return (
    <Section page="white" labelledBy={ownId('deel-titel')}>
      <Wrap>
        <div className={styles.panel} id={SHARE_ID}>
          <div className={styles.words} data-screen-only>
            <h2 className={styles.title} id={ownId('deel-titel')}>
              {myList.share}
            </h2>
            <p>{myList.share_help}</p>
            <div className={styles.copy}>
              <Field id={ownId('deellink')} label={myList.share_link}>
                {({ id }) => (
                  <Input id={id} className={styles.link} readOnly value={address} onFocus={selectAll} />
                )}
              </Field>
              <CopyButton text={address} />
            </div>
            {leftOut > 0 && (
              <p>{leftOut === 1 ? myList.share_limit_one : fill(myList.share_limit, { count: leftOut })}</p>
            )}
            <p className={styles.buttons}>
              {'share' in navigator && (
                <Button variant="line" onClick={shareByDevice}>
                  <Icon name="share" />
                  {myList.share_device}
                </Button>
              )}
              <ButtonLink variant="line" href={mailAddress(myList.title, `${text}\n${address}`)}>
                <Icon name="mail" />
                {myList.share_mail}
              </ButtonLink>
            </p>
          </div>
          <div className={styles.code}>
            <Qr text={address} label={myList.qr_label} framed />
            <div className={styles.scan}>
              <p>
                <b>{myList.qr_title}</b>
                <br />
                {myList.qr_text}
              </p>
              <DownloadButton address={address} />
            </div>
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
