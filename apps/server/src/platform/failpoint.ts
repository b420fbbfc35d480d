/**
 * A place where a test ends this process at once, as a power cut would: `TACITE_FAILPOINT=name`.
 * Nothing of it acts outside of tests.
 *
 * @example failpoint('after-last-signature')
 */
export function failpoint(name: string): void {
  if (process.env.NODE_ENV === 'test' && process.env.TACITE_FAILPOINT === name) {
    process.kill(process.pid, 'SIGKILL')
  }
}
