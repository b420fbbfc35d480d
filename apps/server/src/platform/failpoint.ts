/**
 * A place where a test kills this process, as a power cut would: `TACITE_FAILPOINT=name`. No effect outside tests.
 *
 * @example failpoint('after-last-signature')
 */
export function failpoint(name: string): void {
  if (process.env.NODE_ENV === 'test' && process.env.TACITE_FAILPOINT === name) {
    process.kill(process.pid, 'SIGKILL')
  }
}
