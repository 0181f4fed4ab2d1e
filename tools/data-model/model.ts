/** A database as its catalogue describes it, without what is no part of the product (the job queue, the migrator's tables). */
export interface DataModel {
  readonly collations: readonly Collation[];
  readonly domains: readonly Domain[];
  readonly functions: readonly DatabaseFunction[];
  readonly tables: readonly Table[];
}

export interface Collation {
  readonly name: string;
  readonly locale: string;
}

export interface Domain {
  readonly name: string;
  readonly type: string;
  readonly check: string;
  readonly comment: string;
}

export interface DatabaseFunction {
  readonly name: string;
  /** Name, types of the arguments and result. */
  readonly signature: string;
  readonly definition: string;
  readonly comment: string;
}

export interface Table {
  readonly name: string;
  /** Storage parameters, such as `fillfactor=70`. */
  readonly options: readonly string[];
  readonly comment: string;
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
  /** Without those that belong to a constraint. */
  readonly indexes: readonly Index[];
  readonly triggers: readonly Trigger[];
}

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isIdentity: boolean;
  /** The expression of a generated column. */
  readonly generated: string;
  readonly defaultValue: string;
  readonly collation: string;
  /** Kept uncompressed, so that parts of it can be read alone. */
  readonly isUncompressed: boolean;
  readonly comment: string;
}

export interface Constraint {
  readonly name: string;
  readonly kind: 'primary' | 'unique' | 'reference' | 'check';
  readonly columns: readonly string[];
  /** The table that a reference points to. */
  readonly target: string;
  readonly isCascading: boolean;
  readonly definition: string;
}

export interface Index {
  readonly name: string;
  readonly isUnique: boolean;
  readonly definition: string;
}

export interface Trigger {
  readonly name: string;
  /** Fires in sessions of replication as well. */
  readonly isAlways: boolean;
  readonly definition: string;
}
