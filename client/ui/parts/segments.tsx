// One choice of a few, as radio buttons that look like one switch.
import { useId } from 'preact/hooks';
import type { Language } from '../../../shared/kernel/game.ts';
import { Words } from './words.tsx';

export interface Segment<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
  /** Of the label, where it is not the page's. */
  readonly lang?: Language;
}

export function Segments<T extends string>(props: {
  readonly legend: string;
  readonly value: T;
  readonly options: readonly Segment<T>[];
  readonly onChange: (value: T) => void;
  readonly quietLegend?: boolean;
}) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend class={props.quietLegend ? 'unseen' : 'field-label'}>{props.legend}</legend>
      <div class="segments-row">
        {props.options.map(({ value, label, hint, lang = 'en' }) => (
          <label key={value} class={value === props.value ? 'segment chosen' : 'segment'}>
            <input
              type="radio"
              class="unseen"
              name={name}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <Words of={{ text: label, lang }} />
            {hint === undefined ? null : <small>{hint}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
