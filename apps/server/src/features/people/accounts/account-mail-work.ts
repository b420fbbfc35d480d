import { work, type Work } from '../../../platform/jobs/work.ts'
import { SEND_JOINING } from './request-joining.ts'
import { SEND_RESET } from './request-reset.ts'
import { SEND_SIGN_UP } from './request-sign-up.ts'
import { sendJoiningLink } from './send-joining-link.job.ts'
import { sendResetLink } from './send-reset-link.job.ts'
import { sendSignUpLink, type SignUpMailDeps } from './send-sign-up-link.job.ts'

/** Requests by e-mail address, processed outside the request: every address gets the same answer. */
export function accountMailWork(
  deps: Parameters<typeof sendResetLink>[0] &
    Parameters<typeof sendJoiningLink>[0] &
    SignUpMailDeps,
): Work[] {
  return [
    work(SEND_RESET, (wish) => sendResetLink(deps, wish)),
    work(SEND_JOINING, (wish) => sendJoiningLink(deps, wish)),
    work(SEND_SIGN_UP, (wish) => sendSignUpLink(deps, wish)),
  ]
}
