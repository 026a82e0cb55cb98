import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/context';
import type { Deal } from '../../rules/deal';
import {
  draftOf,
  EMPTY_DRAFT,
  payloadOf,
  VISIBLE_FIELDS,
  type Draft,
  type VisibleField,
} from '../../rules/deal-draft';
import { calls } from '../../site/links';
import { call, CallError } from './call';
import { draftProblems, toldProblems, type FieldProblems } from './draft-problems';
import { focusProblem } from './focus-problem';
import { showToast } from './toast';
import type { Guarded } from './use-desk-data';

export type Mode = 'create' | 'edit' | 'duplicate';

/** Somebody else was faster: `current` is what stands now, null where they deleted the deal. */
export interface Conflict {
  opened: Deal;
  current: Deal | null;
  onTake: (draft: Draft) => void;
  onSave: (draft: Draft) => void;
  onBack: () => void;
}

/** The state of the deal form: what is typed, what is wrong with it, and how it gets saved. */
export function useDealDraft(mode: Mode, deal: Deal | null, guarded: Guarded, onSaved: () => void) {
  const { t } = useTranslation();
  const [first] = useState(() => firstDraft(mode, deal, t));
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [pending, setPending] = useState(false);
  /** The version that an edit stands on. */
  const [opened, setOpened] = useState(mode === 'edit' ? deal : null);
  /** Where the values without an input come from. */
  const [source, setSource] = useState(deal);
  const [clash, setClash] = useState<{ current: Deal | null } | null>(null);

  const set = (field: VisibleField, value: string | boolean) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _mended, ...others }) => others);
  };

  const save = async (typed: Draft, target: Deal | null, hidden: Deal | null) => {
    const wrong = draftProblems(typed, hidden, t);
    setProblems(wrong);
    if (Object.keys(wrong).length) return focusProblem();
    setPending(true);
    try {
      await guarded(() => send(typed, hidden, target));
      // The toast is to lie over what is open then, so the dialog goes first.
      flushSync(onSaved);
      showToast({ tone: 'success', ...saved(target, t) });
    } catch (error) {
      flushSync(() => failed(error, target));
      showToast({ tone: 'error', ...notSaved(target, t) });
      focusProblem();
    }
  };

  const failed = (error: unknown, target: Deal | null) => {
    setPending(false);
    const { status, body } = error instanceof CallError ? error : { status: 0, body: {} };
    if (status === 400) setProblems(toldProblems(body.errors));
    if (status === 409) setClash({ current: body.current as Deal });
    if (status === 404 && target) setClash({ current: null });
  };

  const settle = (typed: Draft) => {
    setOpened(clash!.current);
    setSource(clash!.current ?? source);
    setDraft(typed);
    setClash(null);
  };
  const conflict: Conflict | null = clash && {
    opened: opened!,
    current: clash.current,
    onTake: settle,
    onSave: (typed) => {
      settle(typed);
      void save(typed, clash.current, clash.current ?? source);
    },
    onBack: () => setClash(null),
  };
  const isTouched = VISIBLE_FIELDS.some((field) => draft[field] !== first[field]);
  return {
    draft,
    set,
    problems,
    pending,
    isTouched,
    source,
    conflict,
    save: () => save(draft, opened, source),
  };
}

type Translate = ReturnType<typeof useTranslation>['t'];

function firstDraft(mode: Mode, deal: Deal | null, t: Translate): Draft {
  if (!deal) return EMPTY_DRAFT;
  const draft = draftOf(deal);
  return mode === 'edit'
    ? draft
    : { ...draft, title: t('admin.form.copyOf', { title: deal.title }) };
}

function send(typed: Draft, source: Deal | null, target: Deal | null) {
  const body = payloadOf(typed, source);
  if (!target) return call('POST', calls.adminDeals, body);
  return call('PUT', calls.adminDeal(target.id), { ...body, updatedAt: target.updatedAt });
}

const saved = (target: Deal | null, t: Translate) =>
  target
    ? { title: t('admin.toast.updatedTitle'), text: t('admin.toast.updatedText') }
    : { title: t('admin.toast.createdTitle'), text: t('admin.toast.createdText') };

const notSaved = (target: Deal | null, t: Translate) =>
  target
    ? { title: t('admin.toast.updateErrorTitle'), text: t('admin.toast.updateErrorText') }
    : { title: t('admin.toast.createErrorTitle'), text: t('admin.toast.createErrorText') };
