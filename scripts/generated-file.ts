/**
 * A generated file of the repository. Each module of `scripts/generated/` exports `generatedFiles`, a function that
 * lists them; `check-generated.ts` finds these modules by itself.
 */
export interface GeneratedFile {
  /** Relative to the repository's root. */
  path: string
  render(): string | Promise<string>
}

/** What a module of `scripts/generated/` exports. */
export interface GeneratedModule {
  generatedFiles(): readonly GeneratedFile[]
  /** Errors in the source itself, or leftover files: each a sentence. */
  findProblems?(): readonly string[]
}
