/** A setting that cannot be used, in a sentence that says what to write instead. */
export class SettingsError extends Error {}
