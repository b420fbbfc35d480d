import type { ShowCase } from './show-case.ts'
import type { ArrivalStep, RepeatableStep, Step } from './step.ts'

export interface Screen {
  /** Relative to the product's address. */
  path: string | ((given: ShowCase) => Promise<string>)
  /** The last two open the product by its name, where a browser offers passkeys. */
  as: 'administrator' | 'manager' | 'newcomer' | 'guest' | 'nobody' | 'keyholder' | 'nobodyByName'
  /** The new part of the page, when the rest is audited on another screen. */
  within?: string
  /** Intended error answers of this screen: a browser reports them as errors. */
  isRefused?: boolean
  /** Opens the menus of the shell too: once is enough. */
  opensHeader?: boolean
  /** What the server would answer in the demo. */
  served?: Record<string, unknown>
  /** What else must be done at its address to see it, such as choosing the part of a page that a phone shows. */
  arrive?: ArrivalStep
  /** An address of the route that its steps lead to, when none can be known before. */
  leadsTo?: string
  steps?: Record<string, Step | RepeatableStep>
}
