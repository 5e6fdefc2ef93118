import type { BenchPages } from './pages'

type Options = { url: string; pid: number; pages: BenchPages; runs: number; buildSeconds: number }

/** A table of the report. */
export type Table = { title: string; heads: string[]; rows: (string | number)[][] }

/** Measures one thing on the running site. */
export type Section = (options: Options) => Promise<Table>
