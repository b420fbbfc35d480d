import { Popover } from '@base-ui/react/popover'
import { CalendarDays } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useLandmark } from './landmark.ts'
import { TypedField } from './typed-input.tsx'
import type { TypedFieldProps } from './typed-input.tsx'
import { useUiTexts } from './ui-texts.tsx'

const Calendar = lazy(() => import('./calendar.tsx'))

/**
 * A calendar day typed as DD/MM/YYYY or picked, `YYYY-MM-DD` in the form. Invalid text is passed on as typed, for a
 * schema to refuse.
 */
export function DateField(props: TypedFieldProps<string>) {
  const { notation, dateFormat, invalidDate } = useUiTexts()
  const canPick = !props.readOnly && !props.disabled
  return (
    <TypedField
      {...props}
      placeholder={props.placeholder ?? dateFormat}
      inputMode="numeric"
      inputClassName="tabular-nums"
      after={canPick && <CalendarButton value={props.value} onPick={props.onChange} />}
      writing={{
        format: (value) => (isDay(value) ? notation.formatDay(value) : value),
        parse: (typed) => notation.parseDay(typed),
        unreadable: (typed) => typed,
        invalidText: invalidDate,
      }}
    />
  )
}

function CalendarButton(props: { value: string | null; onPick: (day: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const { anchorRef, container } = useLandmark()
  const texts = useUiTexts()
  const pick = (day: string) => {
    props.onPick(day)
    setOpen(false)
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={anchorRef}
        aria-label={texts.openCalendar}
        className="flex size-7 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken data-popup-open:bg-sunken [&_svg]:size-4"
      >
        <CalendarDays aria-hidden />
      </Popover.Trigger>
      <Popover.Portal container={container}>
        <Popover.Positioner sideOffset={6} align="end" className="z-50">
          <Popover.Popup aria-label={texts.openCalendar} className="popup max-h-none p-3">
            <Suspense fallback={<div aria-busy className="h-72 w-63" />}>
              <Calendar
                selected={props.value !== null && isDay(props.value) ? props.value : null}
                onPick={pick}
                locale={texts.locale}
              />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value)
}
