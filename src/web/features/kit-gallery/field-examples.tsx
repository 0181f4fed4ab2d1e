import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Section } from '#web/kit/page/section.tsx';
import { Button, IconButton, LinkButton } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { StarCoin } from '#web/ui/star-coin.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';

const CITIES = [
  ['taipei', 'Taipei'],
  ['hanoi', 'Hanoi'],
] as const;
const PROBLEM = 'Please enter this';

/** Buttons and fields: normal, with a problem, disabled. */
export function FieldExamples() {
  return (
    <>
      <Section id="buttons" title="Buttons">
        <div className="flex flex-wrap items-center gap-3">
          {(['gold', 'quiet', 'danger'] as const).map((look) => (
            <Buttons key={look} look={look} />
          ))}
          <IconButton label="Remove" Icon={Trash2} />
          <LinkButton href="#fields">A link to the fields</LinkButton>
          <CopyButton text="text" label="Copy" done="Copied" />
          <CopyButton text="text" label="Copy the text" done="Copied" isWide />
          <a className="link" href="#buttons">
            A link to the buttons
          </a>
          <StarCoin />
        </div>
      </Section>
      <Section id="fields" title="Fields">
        <div className="grid gap-5 sm:grid-cols-2">
          <Fields name="usual" error="" />
          <Fields name="wrong" error={PROBLEM} />
        </div>
      </Section>
    </>
  );
}

function Buttons({ look }: { look: 'gold' | 'quiet' | 'danger' }) {
  return (
    <>
      <Button look={look}>{look}</Button>
      <Button look={look} isBusy>
        Busy
      </Button>
      <Button look={look} isOff>
        Off
      </Button>
    </>
  );
}

function Fields({ name, error }: { name: string; error: string }) {
  const [text, setText] = useState('');
  const [city, setCity] = useState('taipei');
  const field = { hint: 'A hint', error };
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <TextField {...field} name={`${name}-text`} label="TextField" value={text} onChange={setText} />
      <TextArea {...field} name={`${name}-area`} label="TextArea" value={text} maxLength={100} onChange={setText} />
      <SelectField
        {...field}
        name={`${name}-select`}
        label="SelectField"
        value={city}
        options={CITIES}
        onChange={setCity}
      />
      <SearchField
        {...field}
        name={`${name}-search`}
        label="SearchField"
        none="No city has this name"
        choices={CITIES.map(([value, label]) => ({ value, text: label }))}
        value={city}
        onChange={setCity}
      />
    </div>
  );
}
