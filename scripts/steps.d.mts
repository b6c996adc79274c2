interface RunOptions {
  /** Keeps the output for the result instead of showing it. */
  readonly quiet?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** The folder in which it runs; the repository's root by default. */
  readonly cwd?: string;
  /** Ends the program, and whatever it started, after this long. */
  readonly limitMs?: number;
}

interface RunResult {
  readonly code: number;
  /** Filled with `quiet` only. */
  readonly output: string;
  /** The time limit ended it. */
  readonly isLate: boolean;
}

export declare const ROOT: string;
/** The files of a folder of the repository, by their paths from its root, without tests. */
export declare function filesBelow(path: string): Generator<string>;
export declare function run(program: string, args: readonly string[], options?: RunOptions): Promise<RunResult>;
/** Runs a program of node_modules by its script. */
export declare function runTool(script: string, args?: readonly string[], options?: RunOptions): Promise<RunResult>;
export declare function stopChildren(): Promise<void>;
/** Calls `stop` once on the first Ctrl-C, SIGTERM or closed terminal, and leaves with the usual exit code. */
export declare function onStop(stop: () => void | Promise<void>): void;
/** Installs the packages, of the repository or of a folder with its own, when they are missing or not those of the lock file. */
export declare function install(say: (line: string) => void, folder?: string): Promise<void>;
/** Builds `app`, `package`, `stories` or `site`, unless its sources are as they were. */
export declare function build(say: (line: string) => void, name: string, options?: { readonly force?: boolean }): Promise<void>;
