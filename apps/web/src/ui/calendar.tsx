import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { es } from 'react-day-picker/locale/es'
import { fr } from 'react-day-picker/locale/fr'

/** A month to pick a day from. Loaded when a calendar is first opened. */
export default function Calendar(props: {
  selected: string | null
  onPick: (day: string) => void
  locale: string
}) {
  const selected = props.selected ? asLocalDate(props.selected) : undefined
  return (
    <DayPicker
      mode="single"
      autoFocus
      locale={locales[props.locale] ?? fr}
      weekStartsOn={1}
      captionLayout="dropdown"
      startMonth={new Date(1970, 0)}
      endMonth={new Date(2100, 11)}
      selected={selected}
      {...(selected ? { defaultMonth: selected } : {})}
      onSelect={(day) => day && props.onPick(asIsoDay(day))}
      classNames={look}
    />
  )
}

const locales: Record<string, typeof fr> = { fr, en: enGB, es }

/** The picker uses local midnights; only year, month and day of them count. */
function asLocalDate(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

function asIsoDay(date: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0')
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`
}

const navButton =
  'flex size-8 items-center justify-center rounded-md text-ink-soft hover:bg-sunken [&_svg]:size-4 [&_svg]:fill-current'

const look = {
  months: 'relative',
  nav: 'absolute inset-x-0 top-0 flex items-center justify-between',
  button_previous: navButton,
  button_next: navButton,
  month_caption: 'flex h-8 items-center justify-center',
  dropdowns: 'flex gap-1 text-base font-medium',
  dropdown_root:
    'relative rounded-md focus-within:outline-2 focus-within:outline-accent hover:bg-sunken',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  caption_label: 'flex h-8 items-center gap-1 px-1.5 [&_svg]:size-3 [&_svg]:fill-current',
  month_grid: 'mt-2 border-collapse',
  weekday: 'size-9 text-xs font-normal text-ink-faint',
  day: 'p-0 text-center',
  day_button: 'size-9 rounded-md text-base tabular-nums hover:bg-sunken',
  today: '[&>button]:font-semibold [&>button]:text-accent',
  selected: '[&>button]:bg-accent [&>button]:text-ink-on-accent [&>button]:hover:bg-accent-hover',
  outside: '[&>button]:text-ink-faint',
  disabled: '[&>button]:text-ink-faint',
}
