import type { ShowCase } from './show-case.ts'
import type { RepeatableStep, Step } from './step.ts'

export interface Screen {
  /** Below the address of the product. */
  path: string | ((given: ShowCase) => Promise<string>)
  as: 'administrator' | 'manager' | 'newcomer' | 'guest' | 'nobody'
  /** The part of the page that is new, when the rest is audited on another screen. */
  within?: string
  /** Answers of the server that are part of this screen: a browser reports them as errors. */
  isRefused?: boolean
  /** The menus above every screen are opened too: once is enough. */
  opensHeader?: boolean
  /** What the server would answer in the demo. */
  served?: Record<string, unknown>
  /** What still leads to it at its address, such as the part of a page that a phone shows. */
  arrive?: Step
  /** An address of the route that its steps lead to, where no address can be known before. */
  leadsTo?: string
  steps?: Record<string, Step | RepeatableStep>
}
