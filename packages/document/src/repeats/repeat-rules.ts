import { isIntegerWithin, isPrintable } from '../attribute-rules.ts'

/** Far more premises or prices than a contract lists; an annexed file holds longer ones. */
export const MOST_ROWS = 200

export const isRowCount = isIntegerWithin(0, MOST_ROWS)

export const isRepeatKey = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z][a-z0-9_]{0,39}$/.test(value)

export const isRepeatName = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.trim() !== '' &&
  value.length <= 80 &&
  !/[\r\n]/.test(value) &&
  isPrintable(value)
