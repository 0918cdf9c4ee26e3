import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';

/** Whether it differs from what the server drew. */
const hasChoices = (form: HTMLFormElement) =>
  [...form.elements].some(
    (field) =>
      field instanceof HTMLInputElement &&
      (field.checked !== field.defaultChecked || field.value !== field.defaultValue),
  );

/** Every choice is followed at once, also those made before this script arrived. */
export function useFilterForm(
  ref: RefObject<HTMLFormElement | null>,
  choose: (choices: FormData, toResults: boolean) => void,
) {
  const [isLive, setIsLive] = useState(false);
  const send = (toResults: boolean) => {
    if (ref.current) choose(new FormData(ref.current), toResults);
  };
  const sendEarlyChoices = useEffectEvent(() => {
    if (ref.current && hasChoices(ref.current)) send(false);
  });
  useEffect(() => setIsLive(true), []);
  // What opens with the script is open then: a choice in it may be a draft.
  useEffect(() => {
    if (isLive) sendEarlyChoices();
  }, [isLive]);
  return {
    ref,
    isLive,
    onChange: () => send(false),
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      send(true);
    },
  };
}
