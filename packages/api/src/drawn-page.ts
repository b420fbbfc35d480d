import type { Locale } from '@tacite/domain/locale.ts'

/** How the build of the web draws its pages for people without an account, for the server that sends them. */
export interface PageDrawer {
  /** The paths of the API that the page shows the answers of; null: the address is one of the shell's. */
  asksOf(address: string): readonly string[] | null
  draw(page: PageToDraw): Promise<DrawnPage>
}

export interface PageToDraw {
  /** Path and query, as the browser asked for them. */
  address: string
  locale: Locale
  /** By path, what the API answered to this reader; what it refused is not among them. */
  answers: ReadonlyMap<string, unknown>
}

/** A whole page, or where its reader must go instead. */
export type DrawnPage = { html: string } | { redirectTo: string }

/** What the build made: its empty page, and which file is whose. */
export interface WebBuild {
  template: string
  manifest: Record<string, { file: string; imports?: string[] }>
}

/** What the module of the build that draws exports. */
export interface DrawingModule {
  openDrawer(build: WebBuild): PageDrawer
}
