import '#web/theme/mantine.css';
import '#web/theme/global.css';
import '#web/theme/controls.css';
import '#web/theme/large-text.css';
import '#web/theme/dialogs.css';
import '#web/theme/print.css';
