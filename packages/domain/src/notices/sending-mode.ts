import type { SendingMode } from '../deadlines/send-by.ts'
import type { NoticeMode } from './notice-record.ts'

/** The time that the rules keep for a way of sending (R8): what is handed over or served is received at once. */
export function sendingModeOf(mode: NoticeMode): SendingMode {
  return mode === 'handDelivery' || mode === 'bailiff' ? 'email' : mode
}
