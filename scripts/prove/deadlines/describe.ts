import { disagreementsOn } from './compare.ts'
import { formatDay } from './days.ts'
import type { LifeOnDay } from './draw-life.ts'
import { stated } from './shrink.ts'

/** A life by what differs from the defaults, a line each, and both answers where they differ. */
export function describe(life: LifeOnDay): string {
  const facts = Object.entries(stated(life.terms)).map(
    ([field, value]) => `  ${field}: ${readable(value)}`,
  )
  const answers = disagreementsOn(life).map(
    ({ field, engine, rules }) => `  ${field}: engine ${engine}, rules ${rules}`,
  )
  return [`On ${formatDay(life.today)}, of a contract with`, ...facts, 'they say', ...answers].join(
    '\n',
  )
}

/** JSON without quotation marks. */
function readable(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('"', '')
    .replaceAll(/([,:])/g, '$1 ')
}
