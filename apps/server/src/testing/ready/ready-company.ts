/** A company in the database that tests clone, as sign-up creates it. */
export interface ReadyCompany {
  companyId: string
  administratorId: string
  email: string
  /** Of a session that is open from the initial time of a test's clock. */
  token: string
}

/** A test run's knowledge of its ready companies. */
export interface Ready {
  /** The database that contains them. */
  template: string
  companies: ReadyCompany[]
}

declare module 'vitest' {
  export interface ProvidedContext {
    ready: Ready
  }
}

/** More than any test file uses. */
export const READY_COMPANIES = 24

export const READY_NAME = 'Acme'
