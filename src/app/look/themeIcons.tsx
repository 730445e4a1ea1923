import { Icon } from '../../ui/icons/Icon.tsx';

/** Replaces MUI's own icons with ours. */
const SmallDown = () => <Icon name="down" size={14} />;
const SortArrow = ({ className }: { readonly className?: string }) => (
  <span className={className}>
    <Icon name="desc" size={13} />
  </span>
);
const SelectArrow = ({ className }: { readonly className?: string }) => (
  <span className={className}>
    <SmallDown />
  </span>
);

export const themeIcons = {
  SortArrow,
  SelectArrow,
  down: <SmallDown />,
  remove: (
    <span>
      <Icon name="close" size={14} />
    </span>
  ),
  checkboxUnchecked: <span className="check" />,
  checkboxChecked: (
    <span className="check check-on">
      <Icon name="check" size={12} />
    </span>
  ),
  radioUnchecked: <span className="check check-round" />,
  radioChecked: <span className="check check-round check-chosen" />,
  checkboxIndeterminate: (
    <span className="check check-on">
      <Icon name="minus" size={12} />
    </span>
  ),
};
