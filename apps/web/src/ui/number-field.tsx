import type { ReactNode } from 'react'
import { TypedField } from './typed-input.tsx'
import type { TypedFieldProps } from './typed-input.tsx'
import { useUiTexts } from './ui-texts.tsx'

export interface NumberFieldProps extends TypedFieldProps<number> {
  /** A unit after the number: « jours », « % ». */
  unit?: ReactNode
}

/** A number with the reader's decimal mark. Invalid text gives NaN, which a schema refuses. */
export function NumberField({ unit, ...props }: NumberFieldProps) {
  const { notation, invalidNumber } = useUiTexts()
  return (
    <TypedField
      {...props}
      inputMode="decimal"
      inputClassName="tabular-nums"
      after={unit && <Unit>{unit}</Unit>}
      writing={{
        format: (value) => (Number.isNaN(value) ? '' : notation.formatNumber(value)),
        parse: notation.parseNumber,
        unreadable: () => Number.NaN,
        invalidText: invalidNumber,
      }}
    />
  )
}

export interface AmountFieldProps extends TypedFieldProps<number> {
  /** ISO 4217. */
  currency: string
}

/** Money as integer cents, tax included. Invalid text gives NaN. */
export function AmountField({ currency, ...props }: AmountFieldProps) {
  const { notation, invalidAmount, amountUnit } = useUiTexts()
  return (
    <TypedField
      {...props}
      inputMode="decimal"
      inputClassName="tabular-nums"
      after={<Unit>{amountUnit(currency)}</Unit>}
      writing={{
        format: (cents) => (Number.isNaN(cents) ? '' : notation.formatCents(cents)),
        parse: notation.parseCents,
        unreadable: () => Number.NaN,
        invalidText: invalidAmount,
      }}
    />
  )
}

function Unit({ children }: { children: ReactNode }) {
  return <span className="pointer-events-none pr-2 text-sm">{children}</span>
}
