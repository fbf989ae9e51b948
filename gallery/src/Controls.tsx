import type { Choice } from './readChoice.ts';
import { widths } from './readChoice.ts';
import styles from './Gallery.module.css';

type Props = {
  choice: Choice;
  /** The package that is shown, and all there are. */
  group: string;
  groups: readonly string[];
  /** Its pieces, then pages of the site, its states and what the mocked APIs may answer. */
  names: readonly string[];
  pieces: readonly string[];
  states: readonly string[];
  scenarios: readonly string[];
};

type SelectProps = {
  name: keyof Choice;
  label: string;
  value: string;
  options: readonly string[];
  all?: string;
  /** A control whose value goes with another choice here. */
  clears?: keyof Choice;
};

function submit({ form }: HTMLSelectElement, clears?: keyof Choice): void {
  const other = clears && form?.elements.namedItem(clears);
  if (other instanceof HTMLSelectElement) other.value = '';
  form?.requestSubmit();
}

function Select({ name, label, value, options, all, clears }: SelectProps) {
  return (
    <label className={styles.control}>
      {label}
      <select name={name} defaultValue={value} onChange={(event) => submit(event.currentTarget, clears)}>
        {all && <option value="">{all}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}

/** A plain form: what it asks for is in the URL. */
export function Controls({ choice, group, groups, names, pieces, states, scenarios }: Props) {
  return (
    <form method="get" aria-label="Controls" className={styles.controls}>
      <Select name="lang" label="Language" value={choice.lang} options={['es', 'en']} />
      <Select name="width" label="Width" value={choice.width} options={widths} />
      {/* Another package has other pieces. */}
      <Select name="group" label="Package" value={group} options={groups} clears="only" />
      <Select name="only" label="Piece" value={choice.only} options={names} all="all" />
      <Select name="mock" label="API answers" value={choice.mock} options={scenarios} />
      <Select name="piece" label="Page" value={choice.piece} options={pieces} all="none" />
      <Select name="state" label="State" value={choice.state} options={states} all="as it is" />
    </form>
  );
}
