import type { Settings } from '../platform/settings.ts'

/** Who runs a command from a terminal: their settings, and where to write to them. */
export interface Operator {
  settings: Settings
  say(line: string): void
}
