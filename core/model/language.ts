/** A language code as the configuration lists it: "en", "pt", "zh-CN". */
export type Language = string;
