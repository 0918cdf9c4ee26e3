import { forms } from '@inktvis/messages/forms';
import type { FocusEventHandler, ReactNode } from 'react';
import { Checkbox } from './Checkbox.tsx';
import type { ControlProps } from './Field.tsx';
import { FileInput, Input, Select, TextArea } from './Input.tsx';

/** Controls of one line; a field for a number is text, because a browser's own would change what is typed. */
type LineType = 'text' | 'email' | 'tel' | 'search' | 'password' | 'number';

type Shared = {
  readonly name: string;
  readonly value?: string;
  readonly autoComplete?: string;
  readonly readOnly?: boolean;
  /** Only of controls of one line. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};
type Kind =
  | { readonly type: LineType | 'textarea' | 'file' | 'hidden' }
  | {
      readonly type: 'select';
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly type: 'checkbox';
      readonly state: 'checked' | 'unchecked' | 'indeterminate';
      readonly children: ReactNode;
      /** What it shows or hides: the box is then called “Toon …” (requirements 9). */
      readonly shows?: string;
    };

type Props = Kind & Shared & { readonly tied?: ControlProps };

/** Any input of requirements 5, by its type. `tied` comes from the `Field` around it. */
export function Control({ name, value, autoComplete, readOnly, onBlur, tied, ...kind }: Props) {
  const shared = { ...tied, name, autoComplete };
  const typed = { ...shared, readOnly, defaultValue: value };
  switch (kind.type) {
    case 'hidden':
      return <input type="hidden" name={name} value={value ?? ''} />;
    case 'textarea':
      return <TextArea {...typed} />;
    case 'file':
      return <FileInput {...tied} name={name} />;
    case 'select':
      return (
        <Select {...shared} defaultValue={value ?? ''}>
          <option value="">{forms.select_choose}</option>
          {kind.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
    case 'checkbox':
      return (
        <Checkbox
          {...tied}
          name={name}
          value={value}
          defaultChecked={kind.state === 'checked'}
          indeterminate={kind.state === 'indeterminate'}
          shows={kind.shows}
        >
          {kind.children}
        </Checkbox>
      );
    default:
      return (
        <Input
          {...typed}
          onBlur={onBlur}
          type={kind.type === 'number' ? 'text' : kind.type}
          inputMode={kind.type === 'number' ? 'numeric' : undefined}
        />
      );
  }
}
