import type { Choice } from './readChoice.ts';
import { widths } from './readChoice.ts';
import styles from './Gallery.module.css';

type Props = {
  choice: Choice;
  /** Components, then pages and states of the micro-frontends. */
  names: readonly string[];
  pieces: readonly string[];
  states: readonly string[];
};

type SelectProps = {
  name: keyof Choice;
  label: string;
  value: string;
  options: readonly string[];
  all?: string;
};

function Select({ name, label, value, options, all }: SelectProps) {
  return (
    <label className={styles.control}>
      {label}
      <select
        name={name}
        defaultValue={value}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {all && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** A plain form: what it asks for is in the URL. */
export function Controls({ choice, names, pieces, states }: Props) {
  return (
    <form method="get" aria-label="Controls" className={styles.controls}>
      <Select name="lang" label="Language" value={choice.lang} options={['es', 'en']} />
      <Select name="width" label="Width" value={choice.width} options={widths} />
      <Select name="only" label="Component" value={choice.only} options={names} all="all" />
      <Select name="piece" label="Page" value={choice.piece} options={pieces} all="none" />
      <Select name="state" label="State" value={choice.state} options={states} all="as it is" />
    </form>
  );
}
