/** A company that stands in the database that tests clone, as sign-up leaves it. */
export interface ReadyCompany {
  companyId: string
  administratorId: string
  email: string
  /** Of a session that is open from the first moment of a test's clock. */
  token: string
}

/** What a test run knows of its ready companies. */
export interface Ready {
  /** The database that holds them. */
  template: string
  companies: ReadyCompany[]
}

declare module 'vitest' {
  export interface ProvidedContext {
    ready: Ready
  }
}

/** More than any test file takes. */
export const READY_COMPANIES = 24

export const READY_NAME = 'Acme'
