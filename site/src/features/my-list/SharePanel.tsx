import { fill } from '@inktvis/messages/fill';
import { myList } from '@inktvis/messages/my-list';
import type { FocusEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Input } from '../../ui/Input.tsx';
import { Qr } from '../../ui/Qr.tsx';
import { qrPicture } from '../../ui/qr.ts';
import { Section } from '../../ui/Section.tsx';
import { Wrap } from '../../ui/Wrap.tsx';
import { mailAddress } from './addresses.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './SharePanel.module.css';

/** Ids that the buttons above the list lead to. */
export const SHARE_ID = 'delen';

const PIXELS_A_MODULE = 12;

type SharePanelProps = {
  /** The address that shows this list to anybody. */
  readonly address: string;
  readonly brand: string;
  /** How many of the list it leaves out, because an address has its limits. */
  readonly leftOut: number;
};

const selectAll = ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select();

function keepPicture(address: string): void {
  const picture = qrPicture(address, PIXELS_A_MODULE);
  if (picture)
    Object.assign(document.createElement('a'), { href: picture, download: 'mijn-leeslint.png' }).click();
}

/** The list as a link: to copy, to send, to scan. Nothing leaves the browser but what is done here. */
export function SharePanel({ address, brand, leftOut }: SharePanelProps) {
  const text = fill(myList.share_text, { brand });
  // Closing the sheet of the device is no failure.
  const shareByDevice = () => navigator.share({ title: myList.title, text, url: address }).catch(() => {});
  return (
    <Section page="white" labelledBy="deel-titel">
      <Wrap>
        <div className={styles.panel} id={SHARE_ID}>
          <div className={styles.words}>
            <h2 className={styles.title} id="deel-titel">
              {myList.share}
            </h2>
            <p>{myList.share_help}</p>
            <div className={styles.copy}>
              <Field id="deellink" label={myList.share_link}>
                {({ id }) => (
                  <Input id={id} className={styles.link} readOnly value={address} onFocus={selectAll} />
                )}
              </Field>
              <CopyButton text={address} />
            </div>
            {leftOut > 0 && <p>{fill(myList.share_limit, { count: leftOut })}</p>}
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
              <button className={styles.keep} type="button" onClick={() => keepPicture(address)}>
                {myList.qr_keep}
              </button>
            </div>
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
