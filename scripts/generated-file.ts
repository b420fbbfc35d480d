/**
 * A file of the repository that a program writes. Each module of `scripts/generated/` exports
 * `generatedFiles`, a function that names them; `check-generated.ts` finds these modules by itself.
 */
export interface GeneratedFile {
  /** From the repository's root. */
  path: string
  render(): string | Promise<string>
}

/** What a module of `scripts/generated/` exports. */
export interface GeneratedModule {
  generatedFiles(): readonly GeneratedFile[]
  /** Faults of the source itself, or files left behind: each a sentence. */
  findProblems?(): readonly string[]
}
