/** Whether mails and calls may leave the installation: not after a restore, until an operator says so. */
export interface Outside {
  isClosed(): boolean
  /** Resolves once it is open; never after `stop`. */
  whenOpen(): Promise<void>
  stop(): void
}
